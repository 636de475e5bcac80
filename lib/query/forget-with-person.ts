import type { QueryClient } from '@tanstack/react-query'
import { onPersonLeave } from '@/lib/auth/on-person-leave'

/** All that is cached is one person's, so it goes with that person. Ends with what it returns. */
export const forgetWithPerson = (client: QueryClient): (() => void) => onPersonLeave(() => client.clear())
