'use client'

import type { WordMeaning } from '@bieznik/contract/catalogue/added-word'
import { useTranslations } from 'next-intl'

/** What a word stands for, as the search says what it understood. */
export function useMeaningText(): (meaning: WordMeaning) => string {
  const t = useTranslations('search')
  return (meaning) => {
    switch (meaning) {
      case 'kind_Tire':
        return t('kinds.Tire')
      case 'kind_Wheel':
        return t('kinds.Wheel')
      case 'kind_Spacer':
        return t('kinds.Spacer')
      default:
        return t(`meanings.${meaning}`)
    }
  }
}
