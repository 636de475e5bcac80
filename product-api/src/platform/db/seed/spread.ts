/** The first of every group, then the second of every group, and so on: each beginning of the result is a fair sample. */
export function roundRobin<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat()
}

/** `count` items: the list from its start, again and again as long as needed. An empty list gives none. */
export function takeCycling<T>(items: readonly T[], count: number): T[] {
  if (items.length === 0) return []
  const rounds = Math.ceil(count / items.length)
  return Array.from({ length: rounds }, () => items)
    .flat()
    .slice(0, count)
}
