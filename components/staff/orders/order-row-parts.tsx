import clsx from 'clsx'
import { TextLink } from '@/components/ui/text-link'

interface OrderIdLinkProps {
  id: number
  /** In a table of low rows. */
  inRow?: boolean
}

/** The order's number, which leads to it. */
export function OrderIdLink({ id, inRow = false }: OrderIdLinkProps) {
  return (
    <TextLink
      href={`/admin/order/${id}`}
      prefetch={false}
      className={clsx(
        'inline-flex items-center figures',
        inRow ? 'min-h-6.5 min-w-6.5' : 'min-h-11 min-w-11',
      )}
    >
      {id}
    </TextLink>
  )
}
