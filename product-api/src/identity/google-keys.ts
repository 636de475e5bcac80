const KEYS_URL = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com'

const DEADLINE_MS = 1_500
const REMEMBERED_MS = 10_000

/**
 * Tells whether Google's token keys can be fetched. One request serves everyone who asks at the same time, and its
 * answer is good for ten seconds, so that a flood of forged tokens is no flood of requests to Google.
 */
export function createKeyProbe(fetchKeys: typeof fetch = fetch): () => Promise<boolean> {
  let latest: { at: number; answer: Promise<boolean> } | undefined
  const ask = async () => {
    try {
      const response = await fetchKeys(KEYS_URL, { signal: AbortSignal.timeout(DEADLINE_MS) })
      await response.body?.cancel()
      return response.ok
    } catch {
      // Unreachable is an answer, not a failure.
      return false
    }
  }
  return () => {
    if (!latest || Date.now() - latest.at > REMEMBERED_MS) latest = { at: Date.now(), answer: ask() }
    return latest.answer
  }
}
