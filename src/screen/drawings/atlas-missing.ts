/** The atlas could not be loaded: the network is gone, or a newer version replaced the file. */
export class AtlasMissing extends Error {
  override readonly name = 'AtlasMissing';
}
