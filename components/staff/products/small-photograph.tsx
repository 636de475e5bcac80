import { LEAST_PHOTOGRAPH_SIDE } from '@bieznik/contract/catalogue/photograph'
import { useTranslations } from 'next-intl'
import { ownPictureOf } from '@/lib/pictures/picture-file'

/** Warns of an uploaded main picture that Google will not take for its size. */
export function SmallPhotograph({ url }: { url: string }) {
  const t = useTranslations('pictures')
  const facts = ownPictureOf(url)?.facts
  const isSmall = facts && Math.min(facts.width, facts.height) < LEAST_PHOTOGRAPH_SIDE
  return (
    <p role="status" className="border-amber pl-3 text-sm not-empty:border-l-2">
      {isSmall && t('small', { width: facts.width, height: facts.height, least: LEAST_PHOTOGRAPH_SIDE })}
    </p>
  )
}
