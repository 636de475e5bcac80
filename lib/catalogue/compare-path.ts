/* Without zod: the browser imports it. */

/** How many products are compared at most. */
export const MAX_COMPARED = 4

/** The address of a comparison, without a language prefix. */
export function comparePath(ids: readonly number[]): string {
  return `/compare/${ids.join(',')}`
}
