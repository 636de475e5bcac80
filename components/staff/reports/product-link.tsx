import { ContentText } from '@/components/ui/content-text'
import { TextLink } from '@/components/ui/text-link'

/** Leads to a product by its title. */
export function ProductLink({ id, children }: { id: number; children: string }) {
  return (
    <TextLink href={`/admin/products/${id}`} prefetch={false} className="inline-block py-2">
      <ContentText>{children}</ContentText>
    </TextLink>
  )
}
