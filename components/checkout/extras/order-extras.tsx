'use client'

import { extrasOf, type SetExtra } from '@bieznik/contract/catalogue/fit/set-extras'
import type { ExtraKind } from '@bieznik/contract/selling/extra-kinds'
import type { CartLine } from '@bieznik/contract/selling/cart'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useCheckout } from '@/components/checkout/use-checkout-form'
import { useExtraText } from '@/components/order/use-extra-text'
import { Checkbox } from '@/components/ui/checkbox'
import { MeasuredText } from '@/components/ui/measured-text'
import { OfferedExtrasContext } from './offered-extras'

interface ExtrasProps {
  lines: readonly CartLine[]
}

/** What can be asked for with these lines, and of that what is ticked. */
function useExtras({ lines }: ExtrasProps) {
  const offered = use(OfferedExtrasContext)
  const { control } = useCheckout()
  const chosen = useWatch({ control, name: 'extras' })
  const byKind = Map.groupBy(extrasOf(lines), ({ kind }) => kind)
  const extras = [...byKind].filter(([kind]) => offered.includes(kind))
  return { extras, chosen }
}

/** Each of a kind once: rings for two kinds of wheels are two. */
function useTextOf(): (extras: readonly SetExtra[]) => string {
  const textOf = useExtraText()
  return (extras) => [...new Set(extras.map((extra) => textOf(extra)))].join(', ')
}

/** Boxes to tick, where the shop offers something and the lines give a reason for it. */
export function OrderExtrasChoice({ lines }: ExtrasProps) {
  const t = useTranslations()
  const { setValue } = useCheckout()
  const { extras, chosen } = useExtras({ lines })
  const textOf = useTextOf()

  function tick(kind: ExtraKind, isWanted: boolean) {
    const others = chosen.filter((each) => each !== kind)
    setValue('extras', isWanted ? [...others, kind] : others, { shouldDirty: true })
  }

  if (extras.length === 0) return null
  return (
    <fieldset>
      <legend className="font-semibold">{t('delivery.extras')}</legend>
      <p className="text-sm text-quiet">{t('checkout.extras_hint')}</p>
      {extras.map(([kind, ofKind]) => (
        <Checkbox
          key={kind}
          checked={chosen.includes(kind)}
          onChange={(event) => tick(kind, event.target.checked)}
          label={
            <span className="inline-block first-letter:uppercase">
              <MeasuredText>{textOf(ofKind)}</MeasuredText>
            </span>
          }
        />
      ))}
    </fieldset>
  )
}

/** What was ticked and still goes with the lines. */
export function ChosenOrderExtras({ lines }: ExtrasProps) {
  const t = useTranslations('delivery')
  const { extras, chosen } = useExtras({ lines })
  const textOf = useTextOf()
  const wanted = extras.filter(([kind]) => chosen.includes(kind)).map(([, ofKind]) => textOf(ofKind))
  if (wanted.length === 0) return null
  return (
    <p>
      <span>{`${t('extras')}:`}</span> <span>{wanted.join(', ')}</span>
    </p>
  )
}
