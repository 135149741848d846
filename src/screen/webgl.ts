import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlMeshAdaptor,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  MeshPipe,
  type PipeConstructor,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  type SystemConstructor,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';
import { Shaders, Uniforms } from './shaders.ts';

/**
 * What the context can do. Pixi's own system compiles shaders to find out how many textures one can
 * choose between; every WebGL 2 has these sixteen.
 */
class Limits {
  static readonly extension = { name: 'limits' } as const;
  readonly maxTextures = 16;
  readonly maxBatchableTextures = 16;
  readonly maxUniformBindings = 0;

  destroy(): void {}
}

const systems = [
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  SchedulerSystem,
  GlBackBufferSystem,
  GlContextSystem,
  Limits,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  Uniforms,
  Shaders,
  GlEncoderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlColorMaskSystem,
];
const pipes = [BlendModePipe, ColorMaskPipe, BatcherPipe, SpritePipe, RenderGroupPipe, MeshPipe];
const adaptors = [GlBatchAdaptor, GlMeshAdaptor];

/** As a renderer takes its parts; the type it states for them fits none of Pixi's own. */
function named<As>(parts: readonly { readonly extension: { readonly name: string } }[]) {
  return parts.map((part) => ({ name: part.extension.name, value: part as As }));
}

/**
 * Pixi's WebGL renderer with the parts that sprites and one mesh need, and nothing for masks, filters,
 * vector graphics, texts or extraction: less than half of it is loaded.
 */
export class WebGl extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: named<SystemConstructor>(systems),
      renderPipes: named<PipeConstructor>(pipes),
      renderPipeAdaptors: named(adaptors),
    });
  }

  /** Pixi asks whether code may be made of text: none of these parts does it. */
  override _unsafeEvalCheck(): void {}
}
