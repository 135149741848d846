/** The processor time of this process in milliseconds, which other processes of a busy machine do not lengthen. */
export function processTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
