import type { ReactNode } from 'react'
import { Loading } from '@/components/ui/loading'
import { TextLink } from '@/components/ui/text-link'
import { LoadFailure } from '../parts/load-failure'

interface CaseScreenProps<Case> {
  query: { data: Case | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Leads to the list. */
  back: { href: string; label: string }
  children: (found: Case) => ReactNode
}

/** One withdrawal or complaint, in each state of its query. */
export function CaseScreen<Case>({ query: { data, error, refetch }, back, children }: CaseScreenProps<Case>) {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <TextLink href={back.href}>{back.label}</TextLink>
      </p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data && children(data)}
      {!data && !error && <Loading />}
    </div>
  )
}
