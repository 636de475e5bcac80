import { toFollowerSchema, type Count, type ToLeader } from './messages.ts'

/** What a process that answers calls asks of the one that leads. */
export type Leader = {
  mailQueued: () => void
  /** Counts a call of this key with those that other processes had. */
  count: (key: string, windowMs: number) => Promise<Count>
}

function tell(message: ToLeader): void {
  // A leader that has gone takes this process with it.
  if (process.connected) process.send?.(message)
}

export function findLeader(): Leader {
  const waiting = new Map<number, (count: Count) => void>()
  let lastId = 0
  process.on('message', (message) => {
    const answer = toFollowerSchema.safeParse(message).data
    if (!answer) return
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  return {
    mailQueued: () => tell({ kind: 'mail queued' }),
    count: (key, windowMs) => {
      const { promise, resolve } = Promise.withResolvers<Count>()
      const id = (lastId += 1)
      waiting.set(id, resolve)
      tell({ kind: 'call', id, key, windowMs })
      return promise
    },
  }
}
