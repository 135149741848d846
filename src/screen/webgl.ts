import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CLEAR,
  ColorMaskPipe,
  type Container,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlobalUniformSystem,
  type GlProgram,
  GlRenderTargetSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  type Mesh,
  MeshPipe,
  type PipeConstructor,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  type Shader,
  SpritePipe,
  type SystemConstructor,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
  type WebGLRenderer,
} from 'pixi.js';
import { batchTextures } from './glsl.ts';
import { Shaders, Uniforms } from './shaders.ts';

/**
 * What the context can do. Pixi's own system compiles shaders to find out how many textures one can
 * choose between; every WebGL 2 has sixteen. A program for fewer is compiled in less time.
 */
class Limits {
  static readonly extension = { name: 'limits' } as const;
  readonly maxTextures = 16;
  readonly maxBatchableTextures = batchTextures;
  readonly maxUniformBindings = 0;

  destroy(): void {}
}

/** The context with none of its extensions: Pixi would wait for the graphics process at each of fifteen. */
class Context extends GlContextSystem {
  protected override getExtensions(): void {
    const loseContext = this.gl.getExtension('WEBGL_lose_context');
    this.extensions = loseContext ? { loseContext } : {};
  }

  flush(): void {
    this.gl.flush();
  }
}

/** In place of Pixi's collector, which would need a clock: what is no longer used is given back by hand. */
class Keeper {
  static readonly extension = { name: 'gc' } as const;
  readonly now = 0;

  addCollection(): void {}

  addResourceHash(): void {}

  destroy(): void {}
}

/** Draws meshes, each of which has a shader of its own; Pixi's makes one for those that have none. */
class MeshAdaptor {
  static readonly extension = { name: 'mesh' } as const;

  init(): void {}

  execute({ renderer, localUniformsBindGroup }: MeshPipe, mesh: Mesh): void {
    const { shader, geometry, state } = mesh as Mesh & { readonly shader: Shader };
    shader.groups[100] = renderer.globalUniforms.bindGroup;
    shader.groups[101] = localUniformsBindGroup;
    (renderer as WebGLRenderer).encoder.draw({ geometry, shader, state });
  }

  destroy(): void {}
}

const systems = [
  Keeper,
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  Context,
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
const adaptors = [GlBatchAdaptor, MeshAdaptor];

/** As a renderer takes its parts; the type it states for them fits none of Pixi's own. */
function named<As>(parts: readonly { readonly extension: { readonly name: string } }[]) {
  return parts.map((part) => ({ name: part.extension.name, value: part as As }));
}

/**
 * Pixi's WebGL renderer with the parts that sprites and one mesh need, and nothing for masks, filters,
 * vector graphics, texts or extraction: less than half of it is loaded.
 */
export class WebGl extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  /** Pixi puts each system where its name says. */
  declare readonly context: Context;
  declare readonly shader: Shaders;
  declare readonly limits: Limits;

  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: named<SystemConstructor>(systems),
      renderPipes: named<PipeConstructor>(pipes),
      renderPipeAdaptors: named(adaptors),
    });
  }

  /** Hands over what was drawn, which else waits for the end of the frame. */
  flush(): void {
    this.context.flush();
  }

  /** Has a program compiled before the first picture needs it. */
  compile(program: GlProgram): void {
    this.shader._getProgramData(program);
  }

  /** Nothing of ours is masked or has depth: only the colours are cleared. */
  override render(stage: Container): void {
    super.render({ container: stage, clear: CLEAR.COLOR });
  }

  /** Pixi asks whether code may be made of text: none of these parts does it. */
  override _unsafeEvalCheck(): void {}
}
