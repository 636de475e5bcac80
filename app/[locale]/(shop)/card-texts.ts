import { nameOf, spacerSystems } from '@bieznik/contract/catalogue/goods-words'
import type {
  ListedProduct,
  ListedSpacer,
  ListedTire,
  ListedWheel,
} from '@bieznik/contract/catalogue/product'
import { readService } from '@bieznik/contract/catalogue/service-description'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useLabelTexts } from '@/components/product/use-label-texts'
import { useLowestPriceText } from '@/components/ui/use-lowest-price-text'
import { usePriceText } from '@/components/ui/use-price-text'
import type { CardTexts } from '@/lib/catalogue/card-product'

type Translate = ReturnType<typeof useTranslations<never>>

/** What the card of a product says. */
export function useCardTexts(): (product: ListedProduct) => CardTexts {
  const t = useTranslations()
  const language = useLocale()
  const { number } = useFormatter()
  const priceText = usePriceText()
  const lowestPriceText = useLowestPriceText()
  const labelTexts = useLabelTexts()
  return (product) => {
    const { price, reduction, rating } = product
    const label = product.productType === 'Tire' && labelTexts(product)
    const facts = factsOf(t, product, (system) => nameOf(spacerSystems, system, language))
    return {
      price: priceText(price),
      facts: facts
        .filter(
          (fact): fact is string => typeof fact === 'string' && fact !== '' && !isIn(product.title, fact),
        )
        .join(', '),
      ...(reduction && { lowestPrice: lowestPriceText(price, reduction.lowestPrice) }),
      ...(label && { label }),
      ...(rating && { rating: { average: number(rating.average), count: rating.count } }),
    }
  }
}

type Facts = readonly (string | null | undefined | false)[]

function factsOf(t: Translate, product: ListedProduct, systemOf: (system: string) => string): Facts {
  switch (product.productType) {
    case 'Tire':
      return tireFacts(t, product)
    case 'Wheel':
      return wheelFacts(t, product)
    case 'Spacer':
      return spacerFacts(t, product, systemOf)
  }
}

/** Whether the title says it already: `CB 66,6` of `Felga stalowa 6Jx15 5x112 ET39 CB 66,6`, as it has `ET 39`. */
function isIn(title: string, fact: string): boolean {
  const letters = (text: string) => text.replaceAll(/\s/g, '').toLowerCase()
  return letters(title).includes(letters(fact))
}

/** That it is a retread is a link on the card. */
function tireFacts(t: Translate, { protector, typeOfTire, icVc, isRetreaded }: ListedTire): Facts {
  const service = readService(icVc)
  const carries =
    service && t('card_facts.service', { load: `${service.maxLoad}`, speed: `${service.topSpeed}` })
  return [protector, t(`tire.types.${typeOfTire}`), carries, !isRetreaded && t('tire.conditions.new')]
}

function wheelFacts(t: Translate, { et, centralBoreDiameter, maxLoad }: ListedWheel): Facts {
  return [
    isKnown(et) && t('card_facts.et', { value: et }),
    t('card_facts.bore', { value: centralBoreDiameter }),
    isKnown(maxLoad) && t('card_facts.load', { value: maxLoad }),
  ]
}

/** A system has its name before the comma, and behind it what that means. */
function spacerFacts(
  t: Translate,
  { boreHub, system = '' }: ListedSpacer,
  systemOf: (system: string) => string,
): Facts {
  const [name] = systemOf(system).split(',')
  return [isKnown(boreHub) && t('card_facts.bore', { value: boreHub }), name]
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number'
