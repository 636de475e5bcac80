/** @param {string} text */
export const say = (text) => console.info(text)

const FIRST_WORD_MS = 2_000
const FURTHER_WORDS_MS = 15_000

/**
 * Runs a step and says how long it took; says so in between when it takes long.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = performance.now()
  const seconds = (/** @type {number} */ digits) => ((performance.now() - startedAt) / 1000).toFixed(digits)
  const first = setTimeout(() => say(`  … ${title}`), FIRST_WORD_MS)
  const further = setInterval(() => say(`  … ${title} (${seconds(0)} s)`), FURTHER_WORDS_MS)
  try {
    const result = await work()
    say(`  ✓ ${title} (${seconds(1)} s)`)
    return result
  } finally {
    clearTimeout(first)
    clearInterval(further)
  }
}
