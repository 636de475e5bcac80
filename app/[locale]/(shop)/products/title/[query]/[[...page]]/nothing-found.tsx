import type { Understood } from '@bieznik/contract/catalogue/search'
import { isImpossibleSize, readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { formatTireSize } from '@bieznik/contract/catalogue/tire-size'
import { getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/catalogue/phone-link'
import { SizeReading } from '@/components/catalogue/size-reading'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { findHelp } from '@/lib/catalogue/help-topics'
import { nearestSizes } from '@/lib/catalogue/size-facts'
import { sizesNear } from '@/lib/catalogue/sizes-near'
import { tireSizePath } from '@/lib/catalogue/tire-size-path'
import { orMissing } from '@/lib/product-api/catalogue-reads.server'
import { listTireSizes } from '@/lib/product-api/on-sale.server'
import { readListedSize } from '@/lib/catalogue/listed-size'
import { wantedGoods } from '@/lib/catalogue/wanted-goods'
import { listGoodsNear, type Near } from './list-goods-near'

const SHOWN = 6

interface NothingFoundProps {
  query: string
  /** How the search read it. */
  understood: Understood
}

/** What was searched for has no product: what of it was read as a size, what comes nearest to it, the phone, and the ways in. */
export async function NothingFound({ query, understood }: NothingFoundProps) {
  const t = await getTranslations('search')
  const reading = readTireNotation(query)
  // `5x112 R20` is of a wheel, however much the end of it looks like a tire.
  const goods = wantedGoods(understood)
  const isOfTires = goods === null && !understood.kinds.some((kind) => kind !== 'Tire')
  const isSize = isOfTires && (reading.isUnderstood || isImpossibleSize(reading))
  const near = await (goods ? listGoodsNear(goods) : isOfTires ? listSizesNear(query) : [])
  const isAnswered = findHelp(query).length > 0
  return (
    <EmptyState title={t(isAnswered ? 'no_products' : 'no_results')} action={<WaysIn />}>
      <div className="flex flex-col gap-3">
        {isSize ? <SizeReading reading={reading} /> : !isAnswered && <p>{t('no_results_hint')}</p>}
        {near.length > 0 && (
          <section className="flex flex-col gap-1">
            <h2 className="font-semibold text-rubber">{t('near')}</h2>
            <ul className="flex flex-wrap justify-center gap-x-4 gap-y-2">
              {near.slice(0, SHOWN).map(({ href, name }) => (
                <li key={href} className="figures">
                  <TextLink href={href} prefetch={false}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p>{t.rich('call', { phone: () => <PhoneLink /> })}</p>
      </div>
    </EmptyState>
  )
}

/** Sizes in stock that roll nearly as far on the same rim. */
async function listSizesNear(query: string): Promise<Near[]> {
  const sizes = ((await orMissing(listTireSizes())) ?? []).filter(({ inStock }) => inStock)
  const size = readListedSize(query)
  const near = size ? nearestSizes(size, sizes) : sizesNear(readTireNotation(query), sizes)
  return near.map((each) => ({ href: tireSizePath(each), name: formatTireSize(each) }))
}

async function WaysIn() {
  const t = await getTranslations('header')
  return (
    <>
      <LinkButton href="/tires">{t('tires')}</LinkButton>
      <LinkButton href="/wheels" variant="secondary">
        {t('wheels')}
      </LinkButton>
      <LinkButton href="/spacer" variant="secondary">
        {t('spacers')}
      </LinkButton>
    </>
  )
}
