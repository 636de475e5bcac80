import { nameOf, spacerSystems } from '@bieznik/contract/goods-words'
import type { Product, Spacer, Tire, Wheel } from '@bieznik/contract/product'
import { readService } from '@bieznik/contract/service-description'
import { useLocale, useTranslations } from 'next-intl'

type Translate = ReturnType<typeof useTranslations<never>>

/** The line of facts on a product's card: `Kurier · dostawcza · 900 kg · 180 km/h`. */
export function useCardFacts(): (product: Product) => string {
  const t = useTranslations()
  const language = useLocale()
  return (product) => {
    const facts = factsOf(t, product, (system) => nameOf(spacerSystems, system, language))
    return facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ')
  }
}

type Facts = readonly (string | null | undefined | false)[]

function factsOf(t: Translate, product: Product, systemOf: (system: string) => string): Facts {
  switch (product.productType) {
    case 'Tire':
      return tireFacts(t, product)
    case 'Wheel':
      return wheelFacts(t, product)
    case 'Spacer':
      return spacerFacts(t, product, systemOf)
  }
}

function tireFacts(t: Translate, { protector, typeOfTire, icVc }: Tire): Facts {
  const service = readService(icVc)
  const carries =
    service && t('card_facts.service', { load: `${service.maxLoad}`, speed: `${service.topSpeed}` })
  return [protector, t(`tire.types.${typeOfTire}`), carries]
}

function wheelFacts(t: Translate, { et, centralBoreDiameter, maxLoad }: Wheel): Facts {
  return [
    isKnown(et) && t('card_facts.et', { value: et }),
    t('card_facts.bore', { value: centralBoreDiameter }),
    isKnown(maxLoad) && t('card_facts.load', { value: maxLoad }),
  ]
}

/** A system has its name before the comma, and behind it what that means. */
function spacerFacts(
  t: Translate,
  { boreHub, system = '' }: Spacer,
  systemOf: (system: string) => string,
): Facts {
  const [name] = systemOf(system).split(',')
  return [isKnown(boreHub) && t('card_facts.bore', { value: boreHub }), name]
}

const isKnown = (value: number | null | undefined): value is number => typeof value === 'number'
