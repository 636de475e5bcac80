import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** From 0, guessed at once, to 4. */
export const passwordScores = [0, 1, 2, 3, 4] as const
export type PasswordScore = (typeof passwordScores)[number]

let rater: Promise<ZxcvbnFactory> | undefined

/** The word lists are 400 KB: only somebody who types a new password loads them. */
function loadRater(): Promise<ZxcvbnFactory> {
  rater ??= startRater().catch((error: unknown) => {
    rater = undefined
    throw error
  })
  return rater
}

async function startRater(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new Factory({ graphs: adjacencyGraphs, dictionary })
}

/** How hard a password is to guess for somebody who knows `personal`: name, address and the like. */
export async function ratePassword(password: string, personal: readonly string[]): Promise<PasswordScore> {
  const { score } = (await loadRater()).check(password, [...personal])
  return score
}
