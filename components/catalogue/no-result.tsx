import { useId, type ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

interface NoResultProps {
  title: ReactNode
  hint: ReactNode
  nearestTitle: string
  /** What there is instead, nearest first. */
  nearest: readonly { href: string; name: string; note?: string }[]
  /** The page with the whole list. */
  whole: { href: string; name: string }
}

/** A search that found nothing: what comes closest to it, and the way to everything. */
export function NoResult({ title, hint, nearestTitle, nearest, whole }: NoResultProps) {
  const headingId = useId()
  return (
    <EmptyState title={title} action={<TextLink href={whole.href}>{whole.name}</TextLink>}>
      <div className="flex flex-col gap-6">
        <div>{hint}</div>
        {nearest.length > 0 && (
          <section aria-labelledby={headingId} className="flex flex-col gap-3">
            <h2 id={headingId} className="font-semibold text-rubber">
              {nearestTitle}
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:flex sm:flex-wrap sm:justify-center">
              {nearest.map(({ href, name, note }) => (
                <li key={href} className="grid">
                  <LinkButton href={href} variant="secondary">
                    <span className="flex flex-col">
                      <span className="figures">{name}</span>
                      {note && (
                        <span className="text-sm font-normal text-quiet">
                          <VisuallyHidden>, </VisuallyHidden>
                          <span>{note}</span>
                        </span>
                      )}
                    </span>
                  </LinkButton>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </EmptyState>
  )
}
