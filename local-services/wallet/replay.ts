export type Answer = { status: number; body: unknown }

/** Good answers are kept by request id, as PayPal keeps them; a request that is under way is waited for. */
export function makeReplays() {
  const known = new Map<string, Promise<Answer>>()
  return async (key: string | null, work: () => Promise<Answer>): Promise<Answer> => {
    if (key === null) return work()
    const earlier = known.get(key)
    if (earlier) return earlier
    const answer = work()
    known.set(key, answer)
    return answer.catch((error: unknown) => {
      known.delete(key)
      throw error
    })
  }
}

export type Replays = ReturnType<typeof makeReplays>
