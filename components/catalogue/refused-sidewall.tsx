import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/catalogue/phone-link'
import { SizeReading } from '@/components/catalogue/size-reading'
import { TextLink } from '@/components/ui/text-link'
import { mayHaveSizesNear } from '@/lib/catalogue/sizes-near'
import { unreadSizePath } from '@/lib/catalogue/typed-size'

/** Why there is no search for a text, and the ways on. */
export default function RefusedSidewall({ text }: { text: string }) {
  const t = useTranslations('size_box')
  const reading = readTireNotation(text)
  return (
    <>
      <div className="font-semibold">
        <SizeReading reading={reading} />
      </div>
      {mayHaveSizesNear(reading) && (
        <p>
          <TextLink href={unreadSizePath(text)} prefetch={false}>
            {t('near')}
          </TextLink>
        </p>
      )}
      <p>{t.rich('help', { phone: () => <PhoneLink /> })}</p>
    </>
  )
}
