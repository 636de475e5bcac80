import type { Count } from './messages.ts'

const MOST_REMEMBERED = 50_000

/** Counts calls by key, in windows that begin with the first of them. Who has been there longest is forgotten first. */
export function createCallCounts(now = () => Date.now()): (key: string, windowMs: number) => Count {
  const windows = new Map<string, { current: number; endsAt: number }>()
  return (key, windowMs) => {
    const open = windows.get(key)
    const isOpen = open !== undefined && open.endsAt > now()
    const window = isOpen
      ? { current: open.current + 1, endsAt: open.endsAt }
      : { current: 1, endsAt: now() + windowMs }
    if (!isOpen) {
      windows.delete(key)
      const [oldest] = windows.keys()
      if (windows.size >= MOST_REMEMBERED && oldest !== undefined) windows.delete(oldest)
    }
    windows.set(key, window)
    return { current: window.current, ttl: window.endsAt - now() }
  }
}
