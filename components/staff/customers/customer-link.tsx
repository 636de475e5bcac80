import type { ReactNode } from 'react'
import { onPlainClick } from '@/components/ui/plain-click'
import { changeQueryState } from '@/lib/url-state'
import { RowLink } from '../parts/list/row-link'

/** Leads to the page of a person, without loading the screen anew. */
export function CustomerLink({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <RowLink
      href={`/admin/customers?${new URLSearchParams({ uid })}`}
      onClick={onPlainClick(() => changeQueryState('push', { uid }))}
    >
      {children}
    </RowLink>
  )
}
