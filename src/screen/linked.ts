import type { Source } from './glsl.ts';

type Texts = Pick<Source, 'vertex' | 'fragment'>;

/** The programs that nobody has taken yet, by context and text. */
const begun = new WeakMap<WebGL2RenderingContext, Map<string, WebGLProgram>>();

/** Has programs compiled by the graphics process while the page goes on; `takeProgram` gives them out. */
export function beginPrograms(gl: WebGL2RenderingContext, sources: readonly Source[]): void {
  begun.set(gl, new Map(sources.map((source) => [keyOf(source), link(gl, source)])));
  // They are lost with the context.
  gl.canvas.addEventListener('webglcontextlost', () => begun.delete(gl), { once: true });
  gl.flush();
}

/**
 * Draws a triangle without extent by one of these programs: only that makes most drivers translate it
 * for their processor, which takes far longer than to compile it. All is left as it was found in a new
 * context; where it was taken already the context is no longer new, and nothing is done.
 */
export function tryProgram(gl: WebGL2RenderingContext, source: Source): void {
  const program = begun.get(gl)?.get(keyOf(source));
  if (!program) return;
  // As sprites and the floor are drawn: a program is translated anew for each way to draw by it.
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
  gl.useProgram(program);
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const vertices = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
  gl.bufferData(gl.ARRAY_BUFFER, 3 * source.stride, gl.STATIC_DRAW);
  source.attributes.forEach(({ parts, type, normalized, offset }, location) => {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, parts, gl[type], normalized, source.stride, offset);
  });
  gl.drawArrays(gl.TRIANGLES, 0, 3);
  gl.bindVertexArray(null);
  gl.deleteVertexArray(array);
  gl.useProgram(null);
  gl.bindBuffer(gl.ARRAY_BUFFER, null);
  gl.deleteBuffer(vertices);
  gl.bindTexture(gl.TEXTURE_2D, null);
  gl.deleteTexture(texture);
  gl.blendFunc(gl.ONE, gl.ZERO);
  gl.disable(gl.BLEND);
  gl.flush();
}

/** The program of these texts: the one that was begun, else a new one. Throws where it cannot be linked. */
export function takeProgram(gl: WebGL2RenderingContext, texts: Texts): WebGLProgram {
  const key = keyOf(texts);
  const program = begun.get(gl)?.get(key) ?? link(gl, texts);
  begun.get(gl)?.delete(key);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`A program cannot be linked: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}

function keyOf({ vertex, fragment }: Texts): string {
  return `${vertex}:${fragment}`;
}

function link(gl: WebGL2RenderingContext, { vertex, fragment }: Texts): WebGLProgram {
  const program = gl.createProgram();
  const parts = [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const;
  for (const [type, text] of parts) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return program;
}
