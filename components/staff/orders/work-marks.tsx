import type { ListedOrder } from '@bieznik/contract/selling/order-work'
import { StickyNote, Tag, Undo2, UserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface WorkMarksProps {
  order: Pick<ListedOrder, 'heldBy' | 'tags' | 'notes' | 'orderItems' | 'refunded'>
  people: Readonly<Record<string, string>>
}

/** In a list: who works on the order, how many notes there are on it, its tags, and whether goods or money of it went back. */
export function WorkMarks({ order, people }: WorkMarksProps) {
  const t = useTranslations('admin_orders')
  const { heldBy, tags, notes } = order
  const back = cameBack(order)
  if (heldBy === null && tags.length === 0 && notes === 0 && !back) return null
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-xs text-quiet">
      {heldBy !== null && (
        <Mark icon={<UserRound aria-hidden />} says={t('held_by', { name: people[heldBy] ?? heldBy })}>
          {initialsOf(people[heldBy] ?? heldBy)}
        </Mark>
      )}
      {back && (
        <Mark icon={<Undo2 aria-hidden />} says={t(`came_back.${back}`)}>
          {t('came_back.mark')}
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

function cameBack({ orderItems, refunded }: WorkMarksProps['order']): 'goods' | 'money' | 'both' | null {
  const areGoods = orderItems.some(({ returned = 0 }) => returned > 0)
  if (refunded === undefined) return areGoods ? 'goods' : null
  return areGoods ? 'both' : 'money'
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
