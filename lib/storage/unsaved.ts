import { onPersonLeave } from '@/lib/auth/on-person-leave'

/**
 * What is typed and not saved yet, by id, so that closing its form or going to another one loses nothing. It ends with the page, and
 * with the person who typed it.
 */
export function unsavedById<Value>(): Map<number, Value> {
  const typed = new Map<number, Value>()
  if (typeof window !== 'undefined') onPersonLeave(() => typed.clear())
  return typed
}
