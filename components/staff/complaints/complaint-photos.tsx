import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { complaintPhotoQuery } from '@/lib/complaint/complaint-queries'

export function ComplaintPhotos({ id, photos }: { id: number; photos: readonly string[] }) {
  const t = useTranslations('admin_complaints')
  return (
    <Card aria-labelledby="photos">
      <h2 id="photos" className="mb-3 font-semibold">
        {t('photos')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {photos.map((name, index) => (
          <li key={name}>
            <Photo id={id} name={name} number={index + 1} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Photo({ id, name, number }: { id: number; name: string; number: number }) {
  const t = useTranslations('admin_complaints')
  const { data: src, error } = useQuery(complaintPhotoQuery(id, name))
  if (error) return <p role="alert">{t('photo_missing', { number })}</p>
  // Reserves the space until the photo is loaded.
  return (
    <div className="min-h-40 border border-line">
      {src && <img src={src} alt={t('photo', { number })} className="w-full" />}
    </div>
  )
}
