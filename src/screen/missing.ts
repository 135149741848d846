/** The atlas did not come: the network is gone, or a newer version has replaced it. */
export class AtlasMissing extends Error {
  override readonly name = 'AtlasMissing';
}
