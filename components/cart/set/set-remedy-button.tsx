'use client'

import type { SetRemedy } from '@bieznik/contract/catalogue/fit/set-advice'
import type { Product } from '@bieznik/contract/catalogue/product'
import { textLanguage } from '@bieznik/contract/content/text-language'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ContentText } from '@/components/ui/content-text'
import { LinkButton } from '@/components/ui/link-button'
import { filters } from '@/lib/catalogue/filters'
import { writeSegment } from '@/lib/catalogue/segment'

interface SetRemedyButtonProps {
  remedy: SetRemedy
  /** The product that the advice is about. */
  product: Product
  onQuantity: (productId: number, quantity: number) => void
}

/** Changes a quantity by one press, or leads to the list of what would go with the set. */
export function SetRemedyButton({ remedy, product, onQuantity }: SetRemedyButtonProps) {
  const t = useTranslations('cart_set.remedies')
  switch (remedy.kind) {
    case 'quantity': {
      const { productId, quantity } = remedy
      const of = (named: ReactNode) => <span className="sr-only">{named}</span>
      const title = () => <ContentText lang={textLanguage(product, 'title')}>{product.title}</ContentText>
      return (
        <Button variant="secondary" onClick={() => onQuantity(productId, quantity)}>
          {t.rich('quantity', { quantity, of, title })}
        </Button>
      )
    }
    case 'wheels': {
      const { diameter, boltSpacing } = remedy
      const segment = writeSegment(['diameter', 'boltSpacing'], {
        diameter: String(diameter),
        boltSpacing: boltSpacing ?? '',
      })
      return (
        <LinkButton variant="secondary" href={`${filters.wheel.path}/filter/${segment}`} prefetch={false}>
          {t('wheels', { diameter, circle: boltSpacing ?? 'none' })}
        </LinkButton>
      )
    }
    case 'ask':
      return (
        <LinkButton variant="secondary" href="/contact" prefetch={false}>
          {t('ask')}
        </LinkButton>
      )
    case 'spacers': {
      const { boltDistance } = remedy
      const segment = writeSegment(['boltDistance'], { boltDistance })
      return (
        <LinkButton variant="secondary" href={`${filters.spacer.path}/filter/${segment}`} prefetch={false}>
          {t('spacers', { circle: boltDistance })}
        </LinkButton>
      )
    }
  }
}
