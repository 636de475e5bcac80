import { orderIdParamSchema } from '@bieznik/contract/order'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Thanks for the order that was just placed; `orderId` comes from the address, so only a number is shown. */
export function OrderPlaced({ orderId }: { orderId: string | null }) {
  const t = useTranslations('checkout')
  const id = orderIdParamSchema.safeParse(orderId)
  if (!id.success) return null
  return (
    <p role="status" className="flex items-center gap-3 border border-green bg-sheet p-4 font-semibold">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
      {t('placed', { id: String(id.data) })}
    </p>
  )
}
