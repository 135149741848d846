import { arch, cpus, platform } from 'node:os';

/** The machine of a measurement. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly system: string;
  readonly node: string;
}

export function thisMachine(): Machine {
  const cores = cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown CPU',
    cores: cores.length,
    system: `${platform()} ${arch()}`,
    node: process.version,
  };
}

export function machineLine({ cpu, cores, system, node }: Machine): string {
  return `${cpu}, ${cores} cores, ${system}, Node ${node}`;
}
