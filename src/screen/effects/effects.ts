import { Container, Sprite } from 'pixi.js';
import { workDone } from '../../game/actions/dig.ts';
import { isInView } from '../../game/actors/actors.ts';
import { kindById } from '../../game/campaign.ts';
import { heroCell, heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { capital } from '../../words/capital.ts';
import { namesOf } from '../../words/sentences.ts';
import { portraitOf } from '../drawings/portrait.ts';
import type { TextPainter } from '../hud/text-painter.ts';
import { within } from '../map/region.ts';
import type { CellSize, ScreenLayout } from '../screen-layout.ts';
import { crowdedTargets } from './attack-marks.ts';
import type { EffectContext, TurnScene } from './effect-context.ts';
import { EffectDrawings } from './effect-drawings.ts';
import { fearLook, showLook } from './effect-looks.ts';
import { showEvent, showImpact } from './event-effects.ts';
import { floatingTexts, showText } from './floating-texts.ts';
import { hardHits } from './hit-weight.ts';
import { showFirstSight, showFloorName, showWayIn } from './moments.ts';
import { rayOf } from './ray-looks.ts';
import { TextPictures } from './text-pictures.ts';
import { isWipedOut } from './timing.ts';
import { emblemSideOf, showWipedOut } from './wiped-out.ts';
import { showRay, wholeZaps } from './zaps.ts';

/** With more hits than this in a turn, only those of the hero throw sparks. */
const mostSparks = 6;

/** Everything that a turn shows beyond the actors: texts, marks, particles, lights and things in flight. */
export class Effects {
  /** Over the actors: things, lights and texts. */
  readonly container = new Container();
  readonly #above = this.container.addChild(new Container());
  /** Brightens what is under it. */
  readonly lights = this.container.addChild(new Container({ blendMode: 'add' }));
  readonly #labels = this.container.addChild(new Container());
  /** Under the actors and items. */
  readonly below = new Container();
  /** Over the whole screen. */
  readonly overlay = new Container();
  readonly drawings = new EffectDrawings();
  readonly texts: TextPictures;
  readonly #painter: Pick<TextPainter, 'paint'>;
  readonly #cracks = this.below.addChild(new Sprite());
  #cell: CellSize = { width: 1, height: 1 };
  #ratio = 1;

  constructor(painter: Pick<TextPainter, 'paint'>) {
    this.#painter = painter;
    this.texts = new TextPictures(painter);
  }

  /** Shows the cracks of the wall that the hero is digging. */
  show(game: Game, { cell, ratio }: Pick<ScreenLayout, 'cell' | 'ratio'>): void {
    this.#cell = cell;
    this.#ratio = ratio;
    const { Digging } = game.stores;
    const x = Digging.x[game.hero];
    const y = Digging.y[game.hero];
    const turns = workDone(game, game.hero, x, y);
    this.#cracks.visible = turns > 0;
    if (turns === 0) return;
    this.#cracks.texture = this.drawings.texture('cracks');
    this.#cracks.setSize(cell.width, cell.height);
    this.#cracks.position.set(x * cell.width, y * cell.height);
    this.#cracks.alpha = Math.min(1, 0.35 + turns * 0.15);
  }

  /** Animates the events of a turn. */
  play(events: readonly GameEvent[], context: EffectContext): void {
    const { artwork, game, moving, region } = context;
    const { look, palette } = artwork;
    const scene: TurnScene = {
      ...context,
      above: this.#above,
      lights: this.lights,
      labels: this.#labels,
      ground: this.below,
      overlay: this.overlay,
      cell: this.#cell,
      ratio: this.#ratio,
      drawings: this.drawings,
      painter: this.#painter,
      texts: this.texts,
      palette,
      look,
    };
    const near = events.filter(
      (event) => (!('at' in event) || within(region, event.at)) && isShown(game, event),
    );
    const timing = moving ? context.timing : null;
    const texts = floatingTexts(near, game, context.words, palette, timing, context.rested);
    if (moving) showMotion(scene, near);
    showMoments(scene, events);
    for (const text of texts) showText(scene, text);
  }
}

function showMoments(scene: TurnScene, events: readonly GameEvent[]): void {
  const { game, artwork, moving, arrival } = scene;
  const names = namesOf(game.campaign, scene.language);
  const hero = heroCell(game);
  for (const sight of scene.sights) {
    showFirstSight(scene, sight, capital(names.kind(sight.kind.id)));
  }
  for (const event of events) {
    if (event.type !== 'message' || !isWipedOut(event.message)) continue;
    const kind = kindById(game.campaign, event.message.params.monster);
    const portrait = portraitOf(artwork, kind, undefined, emblemSideOf(scene));
    showWipedOut(scene, hero, portrait, capital(names.kind(kind.id)));
  }
  if (!arrival) return;
  if (moving) showWayIn(scene, hero, arrival.way);
  showFloorName(scene, scene.places.pointOf(hero)?.y ?? 0, arrival.name);
}

function showMotion(scene: TurnScene, events: readonly GameEvent[]): void {
  const { game, palette, timing } = scene;
  for (const { zap, start } of wholeZaps(timing.zaps)) {
    showRay(scene, zap, rayOf(game, zap, palette), start);
  }
  const attackers = new Map<number, number>();
  const crowded = crowdedTargets(events);
  const hard = hardHits(game, events);
  const hits = events.filter(({ type }) => type === 'hit').length;
  const hero = heroSeq(game);
  for (const event of events) {
    if (event.type === 'hit' || event.type === 'missed') {
      const earlier = attackers.get(event.attacker) ?? 0;
      attackers.set(event.attacker, earlier + 1);
      const isBeside = crowded.has(event.target);
      const isByHero = event.attacker === hero;
      const hasSparks = !isBeside && (hits <= mostSparks || isByHero);
      const isMirrored = earlier % 2 === 1;
      showImpact(scene, event, { isMirrored, isBeside, isHard: hard.has(event), hasSparks });
    } else showEvent(scene, event);
  }
  for (const at of scene.frightened) showLook(scene, fearLook(palette), at, 0);
}

/** Whether the hero notices an event: it takes part in the attack or the throw, or sees one of its ends. */
function isShown(game: Game, event: GameEvent): boolean {
  if (event.type !== 'hit' && event.type !== 'missed' && event.type !== 'threw') return true;
  const hero = heroSeq(game);
  const [actors, to] =
    event.type === 'threw' ? [[event.actor], event.to] : [[event.attacker, event.target], event.at];
  return actors.includes(hero) || isInView(game, event.from) || isInView(game, to);
}
