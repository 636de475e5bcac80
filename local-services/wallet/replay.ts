export type Answer = { status: number; body: unknown }

/** What a request did. `describe`: how that stands now, which is also the response to a repeat. */
export type Done = { status: number; describe: () => unknown }

/** Done requests are remembered by request id, as PayPal remembers them; a request that is under way is waited for. */
export function makeReplays() {
  const known = new Map<string, Promise<Done>>()
  const perform = async (key: string | null, work: () => Promise<Done>): Promise<Answer> => {
    const earlier = key === null ? undefined : known.get(key)
    const underWay = earlier ?? work()
    if (key !== null) known.set(key, underWay)
    try {
      const { status, describe } = await underWay
      return { status, body: describe() }
    } catch (error) {
      if (key !== null) known.delete(key)
      throw error
    }
  }
  return { perform, clear: () => known.clear() }
}

export type Replays = ReturnType<typeof makeReplays>
