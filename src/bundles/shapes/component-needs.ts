import { type ComponentName, componentNames } from '../../game/components.ts';

/** The conditions under which a component of a bundle has an effect. */
interface ComponentNeeds {
  /** Exists only during play: a bundle cannot have it. */
  readonly inPlay?: true;
  /** The component without which it has no effect. */
  readonly needs?: ComponentName;
  /** Components with each of which it has no effect. */
  readonly idleWith?: readonly ComponentName[];
}

/** Most components have an effect in every bundle. Kept apart from `components.ts` because the rules never read it. */
export const componentNeeds: Readonly<Partial<Record<ComponentName, ComponentNeeds>>> = {
  Identity: { inPlay: true },
  Position: { inPlay: true },
  Condition: { inPlay: true },
  Speed: { needs: 'Health' },
  Mean: { needs: 'AI' },
  Greedy: { needs: 'AI', idleWith: ['Rooted'] },
  Erratic: { needs: 'AI', idleWith: ['Rooted'] },
  Coward: { needs: 'AI', idleWith: ['Rooted'] },
  Skirmisher: { needs: 'AI', idleWith: ['Rooted'] },
  Guard: { needs: 'AI', idleWith: ['Rooted'] },
  Ambusher: { needs: 'AI' },
  Pack: { needs: 'AI' },
  Faction: { needs: 'AI' },
  Follower: { needs: 'AI' },
  Group: { needs: 'AI' },
  Senses: { needs: 'AI' },
  Rooted: { needs: 'AI' },
  OpensDoors: { needs: 'AI', idleWith: ['Rooted'] },
  Moves: { needs: 'AI' },
  Regeneration: { needs: 'Health' },
  Mends: { needs: 'Health' },
  Leech: { needs: 'Health' },
  Splits: { needs: 'Health' },
  Explodes: { needs: 'Health' },
  Summons: { needs: 'AI' },
  Triggers: { needs: 'AI' },
  Aids: { needs: 'AI' },
  Throws: { needs: 'AI' },
  Robs: { needs: 'AI' },
  Loot: { needs: 'Health' },
  Carries: { needs: 'Health' },
  Intent: { inPlay: true },
  Reward: { needs: 'Health' },
  Stack: { needs: 'Item' },
  Gold: { needs: 'Item' },
  Food: { needs: 'Item', idleWith: ['Gold'] },
  Potion: { needs: 'Item', idleWith: ['Gold'] },
  Scroll: { needs: 'Item', idleWith: ['Gold'] },
  Scares: { needs: 'Item' },
  Stick: { needs: 'Item', idleWith: ['Gold'] },
  Shatters: { needs: 'Item' },
  Weapon: { needs: 'Item', idleWith: ['Gold'] },
  Missile: { needs: 'Weapon' },
  Launcher: { needs: 'Weapon' },
  Armour: { needs: 'Item', idleWith: ['Gold'] },
  Ring: { needs: 'Item', idleWith: ['Gold'] },
  Prize: { needs: 'Item' },
  Dead: { inPlay: true },
};

/** Components that a bundle can have. */
export const bundleComponents = componentNames.filter((name) => !componentNeeds[name]?.inPlay);
