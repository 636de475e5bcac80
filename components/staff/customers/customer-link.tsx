import type { ReactNode } from 'react'
import { onPlainClick } from '@/components/ui/plain-click'
import { TextLink } from '@/components/ui/text-link'
import { changeQueryState } from '@/lib/url-state'

/** Leads to the page of a person, without loading the screen anew. */
export function CustomerLink({ uid, children }: { uid: string; children: ReactNode }) {
  return (
    <TextLink
      href={`/admin/customers?${new URLSearchParams({ uid })}`}
      prefetch={false}
      className="inline-block py-2 wrap-anywhere"
      onClick={onPlainClick(() => changeQueryState('push', { uid }))}
    >
      {children}
    </TextLink>
  )
}
