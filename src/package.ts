/**
 * The rules as a package for Node and bundlers, without the page. `src/build/pack.mjs` builds it, and
 * `src/formats.md` describes the JSON formats.
 */

export { type LoadedCampaign, loadCampaign } from './bundles/load-campaign.ts';
export { type Problem, problemText } from './bundles/problems.ts';
export { type ReadBundles, readBundles } from './bundles/read-bundles.ts';
export { bundleJsonSchema } from './bundles/reference/json-schema.ts';
export { campaigns } from './content/campaigns.ts';
export type { Campaign, CampaignSource } from './game/campaign.ts';
export { type Command, readCommand } from './game/commands.ts';
export type { GameEvent } from './game/events.ts';
export { newGame, takeTurn } from './game/game.ts';
export type { Kind } from './game/kinds.ts';
export type { Message } from './game/messages.ts';
export type { Game } from './game/world.ts';
export { type BotName, bots } from './lab/bots/bots.ts';
export { withBundles } from './lab/with-bundles.ts';
export { parseRunFile } from './records/parse-run-file.ts';
export { type RunFile, runFileText } from './records/run-file.ts';
export { RunRecorder } from './records/run-recorder.ts';
export { contentHash, hashOf } from './state/hash.ts';
export { restore, snapshotOf } from './state/snapshot.ts';
