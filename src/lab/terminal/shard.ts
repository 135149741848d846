import { Option } from 'commander';
import { InputError } from '../input-error.ts';

/** A part of the seeds of `simulate`, for one of several machines. */
export interface Shard {
  /** From 1 to `of`. */
  readonly index: number;
  readonly of: number;
}

export function shardOption(): Option {
  return new Option(
    '--shard <i/n>',
    'play only part i of n of the seeds; auto/n takes i from a Slurm array, a Kubernetes indexed job or ' +
      'GNU parallel; auto also takes n, from Slurm',
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses "3/8", "auto/8" or "auto". Throws an InputError if the text or the variables of the cluster do
 * not name one shard.
 */
export function readShard(text: string, environment: Environment): Shard {
  const match = /^(auto|\d{1,6})(?:\/(\d{1,6}))?$/.exec(text);
  if (!match || (match[1] !== 'auto' && match[2] === undefined)) {
    throw new InputError(`--shard ${text}: give i/n, for example 3/8, or auto/8 or auto`);
  }
  const shard = match[1] === 'auto' ? shardIn(environment) : { index: Number(match[1]), of: null };
  const of = match[2] === undefined ? shard.of : Number(match[2]);
  if (of === null) {
    throw new InputError('--shard auto: only Slurm states the number of shards; give auto/n');
  }
  if (shard.index >= 1 && shard.index <= of) return { index: shard.index, of };
  throw new InputError(`--shard ${text}: the shard is ${shard.index}, but must be 1 to ${of}`);
}

/** The shard by the variables of a cluster. Only Slurm has a variable for the number of shards. */
function shardIn(environment: Environment): { index: number; of: number | null } {
  const names = ['SLURM_ARRAY_TASK_ID', 'JOB_COMPLETION_INDEX', 'PARALLEL_SEQ'].filter(
    (name) => environment[name],
  );
  if (names.length !== 1) {
    const problem =
      names.length === 0
        ? 'none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX and PARALLEL_SEQ is set'
        : `${names.join(' and ')} are set`;
    throw new InputError(`--shard auto: ${problem}; give i/n`);
  }
  const [name] = names;
  const value = numberIn(environment, name);
  if (name === 'PARALLEL_SEQ') return { index: value, of: null };
  if (name === 'JOB_COMPLETION_INDEX') return { index: value + 1, of: null };
  const step = numberIn(environment, 'SLURM_ARRAY_TASK_STEP', 1);
  const index = (value - numberIn(environment, 'SLURM_ARRAY_TASK_MIN', 1)) / step + 1;
  if (!Number.isInteger(index)) {
    throw new InputError(`--shard auto: the task ${value} is not in the steps of the Slurm array`);
  }
  const of = environment.SLURM_ARRAY_TASK_COUNT;
  return { index, of: of ? numberIn(environment, 'SLURM_ARRAY_TASK_COUNT') : null };
}

function numberIn(environment: Environment, name: string, missing?: number): number {
  const text = environment[name];
  if (!text && missing !== undefined) return missing;
  if (text && /^\d{1,9}$/.test(text)) return Number(text);
  throw new InputError(`--shard auto: ${name} is "${text ?? ''}", but must be a whole number`);
}
