import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import { StickyNote, Tag, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface WorkMarksProps {
  order: Pick<ListedOrder, 'heldBy' | 'tags' | 'notes'>
  people: Readonly<Record<string, string>>
}

/** In a list: who works on the order, how many notes there are on it, and its tags. */
export function WorkMarks({ order: { heldBy, tags, notes }, people }: WorkMarksProps) {
  const t = useTranslations('admin_orders')
  if (heldBy === null && tags.length === 0 && notes === 0) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-xs text-quiet">
      {heldBy !== null && (
        <Mark icon={<UserRound aria-hidden />} says={t('held_by', { name: people[heldBy] ?? heldBy })}>
          {initialsOf(people[heldBy] ?? heldBy)}
        </Mark>
      )}
      {notes > 0 && (
        <Mark icon={<StickyNote aria-hidden />} says={t('notes_count', { count: notes })}>
          {notes}
        </Mark>
      )}
      {tags.length > 0 && (
        <Mark icon={<Tag aria-hidden />} says={t('tagged', { tags: tags.join(', ') })}>
          {tags.join(', ')}
        </Mark>
      )}
    </span>
  )
}

/** The first letters of the first two words. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase())
    .join('')
}

interface MarkProps {
  icon: ReactNode
  /** In words, for those who see no icon. */
  says: string
  children: ReactNode
}

function Mark({ icon, says, children }: MarkProps) {
  return (
    <span title={says} className="inline-flex items-center gap-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0">
      {icon}
      <span aria-hidden className="max-w-16 truncate">
        {children}
      </span>
      <span className="sr-only">{says}</span>
    </span>
  )
}
