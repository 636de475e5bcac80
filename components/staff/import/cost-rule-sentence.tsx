import type { CostRule } from '@bieznik/contract/catalogue/cost-rule'
import { grosze } from '@bieznik/contract/money/grosze'
import { useFormatter, useTranslations } from 'next-intl'
import { usePriceText } from '@/components/ui/use-price-text'

/** By which rule the prices of a checked list were made of its costs; nothing where they are the list's own. */
export function CostRuleSentence({ rule }: { rule: CostRule }) {
  const t = useTranslations('product_import')
  const bulk = useTranslations('admin_bulk')
  const format = useFormatter()
  const priceText = usePriceText()
  const { markup, costTax = 'net', ending = 'exact', minimumMargin = 0, minimumPrice = 0 } = rule
  if (markup === undefined) return null
  const parts = [
    t(`cost_rule.${costTax}`, {
      markup: format.number(markup / 1_000, { style: 'percent', maximumFractionDigits: 1 }),
    }),
    t('cost_rule.ending', { ending: bulk(`endings.${ending}`) }),
    ...(minimumMargin > 0 ? [t('cost_rule.margin', { amount: priceText(grosze(minimumMargin)) })] : []),
    ...(minimumPrice > 0 ? [t('cost_rule.price', { amount: priceText(grosze(minimumPrice)) })] : []),
  ]
  return <p className="text-sm">{`${parts.join('; ')}.`}</p>
}
