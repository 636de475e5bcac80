import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Refetches what a change may have made stale: at once what is shown, the rest when it is. Whatever is under way may have begun
 * before the change; `invalidateQueries` alone lets a first reading go on and takes it for the new one. Never rejects.
 */
export async function refetchQueries(client: QueryClient, which: QueryFilters): Promise<void> {
  await client.cancelQueries(which)
  await client.invalidateQueries(which)
}
