/**
 * One question at a time, for all who have it: whoever comes while it is being asked waits for the next time, so that no answer
 * is older than the question.
 */
export function shareQuestion<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null
  let next: Promise<Answer> | null = null

  async function begin(): Promise<Answer> {
    const question = ask()
    underWay = question
    try {
      return await question
    } finally {
      if (underWay === question) underWay = null
    }
  }

  async function beginAfter(earlier: Promise<Answer>): Promise<Answer> {
    await Promise.allSettled([earlier])
    // Whoever comes from here on comes after the question was put.
    next = null
    return begin()
  }

  return () => (underWay ? (next ??= beginAfter(underWay)) : begin())
}
