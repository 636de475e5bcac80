import type { BrowserTire } from '@bieznik/contract/catalogue/browser-product'
import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { PASSPORT_ID } from '@/components/product/passport-id'
import { TextLink } from '@/components/ui/text-link'
import { passportAddress } from '@/lib/drawings/passport-address'
import { readWeek } from '@/lib/catalogue/read-week'

/** What a retreaded tire was made of, when and by which approval, numbered as on the drawing of its sidewall. */
export function RetreadPassport({ tire }: { tire: BrowserTire }) {
  const t = useTranslations('product.passport')
  const { approval = '', icVc, retreadWeek = '' } = tire
  const casing = useCasing(tire)
  const week = readWeek(retreadWeek)
  const rows: readonly (readonly [ReactNode, ReactNode])[] = [
    ['1 RETREAD', t('regulation', { number: regulationOf(tire) })],
    [`2 ${t('tread')}`, week ? t('week', week) : t('on_sidewall')],
    [`3 ${t('load')}`, icVc],
    [`4 ${t('approval')}`, approval || t('on_sidewall')],
    ...(casing === '' ? [] : [[t('casing'), casing] as const]),
    [t('inspection'), t('inspected')],
  ]
  return (
    <section id={PASSPORT_ID}>
      <h2 className="mb-2 text-xl font-semibold">{t('title')}</h2>
      <div className="picture-frame aspect-4/3 border border-line squared-paper text-edge">
        <img src={passportAddress(tire)} alt={t('drawing')} loading="lazy" className="picture" />
      </div>
      <dl className="spec-list">
        {rows.map(([name, value], index) => (
          <Fragment key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-2 text-sm text-quiet">
        <span>{t('words')}</span>{' '}
        <TextLink href="/retreading" prefetch={false}>
          {t('link')}
        </TextLink>
      </p>
    </section>
  )
}

/** UN Regulation 108 (passenger cars) or 109 (commercial vehicles): as the approval number says, else by the kind of tire. */
function regulationOf({ approval = '', typeOfTire, loadClass }: BrowserTire): string {
  const [, stated] = /\b(10[89])R/.exec(approval) ?? []
  return stated ?? (typeOfTire === 'truck' || loadClass === 'C' ? '109' : '108')
}

/** The class of the casing and when it was made; empty: neither is known. */
function useCasing({ carcassClass = '', carcassWeek = '' }: BrowserTire): string {
  const t = useTranslations('product.passport')
  const week = readWeek(carcassWeek)
  const parts = [carcassClass && t('class', { class: carcassClass }), week && t('week', week)]
  return parts.filter(Boolean).join('; ')
}
