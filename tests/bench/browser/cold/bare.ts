const canvas = document.createElement('canvas');
canvas.width = 800;
canvas.height = 500;
document.body.append(canvas);
const gl = canvas.getContext('webgl2');
if (!gl) throw new Error('no WebGL 2');

/** One triangle: the least that a page can draw with WebGL. */
const program = gl.createProgram();
for (const [type, source] of [
  [gl.VERTEX_SHADER, 'void main() { gl_Position = vec4(gl_VertexID - 1, gl_VertexID % 2, 0, 1); }'],
  [gl.FRAGMENT_SHADER, 'precision lowp float; out vec4 c; void main() { c = vec4(1); }'],
] as const) {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('no shader');
  gl.shaderSource(shader, `#version 300 es\n${source}`);
  gl.compileShader(shader);
  gl.attachShader(program, shader);
}
gl.linkProgram(program);
gl.useProgram(program);
requestAnimationFrame(() => gl.drawArrays(gl.TRIANGLES, 0, 3));

export {};
