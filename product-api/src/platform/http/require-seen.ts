import { ProblemError } from './problem-error.ts'

/** Refuses to change what is no longer as its caller saw it: of two who change it at once, the second is refused. Throws changed_meanwhile. */
export function requireSeen(
  isAsSeen: boolean,
  detail: string,
  options?: ConstructorParameters<typeof ProblemError>[2],
): asserts isAsSeen {
  if (!isAsSeen) throw new ProblemError('changed_meanwhile', detail, options)
}
