// Pixi asks for the browser's name when it is loaded. Node has a navigator only from version 21 on.
if (!('navigator' in globalThis)) {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent: '' }, configurable: true });
}
