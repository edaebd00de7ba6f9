/**
 * What a business of an industry is called in a sentence: "the bakery". A short noun that takes an article; industries
 * that are not listed are called "the business".
 */
const nouns: Readonly<Record<string, string>> = {
  'artisan-bakery': 'bakery',
  'bicycle-repair': 'workshop',
  'bookkeeping-service': 'bookkeeping firm',
  catering: 'caterer',
  'ceramics-studio': 'studio',
  childcare: 'nursery',
  'clothing-boutique': 'boutique',
  'coffee-shop': 'coffee shop',
  'courier-delivery': 'courier firm',
  'coworking-space': 'coworking space',
  'craft-brewery': 'brewery',
  'driving-school': 'driving school',
  'event-planning': 'event agency',
  'fitness-studio': 'gym',
  florist: 'florist',
  'food-truck': 'food truck',
  'furniture-workshop': 'workshop',
  'guest-house': 'guest house',
  'hair-salon': 'salon',
  'house-cleaning': 'cleaning firm',
  'independent-bookshop': 'bookshop',
  'jewellery-studio': 'studio',
  landscaping: 'landscaping firm',
  'language-school': 'school',
  'management-consulting': 'consultancy',
  'marketing-agency': 'agency',
  'meal-prep-delivery': 'kitchen',
  'mobile-app': 'app',
  'music-school': 'music school',
  'online-courses': 'course business',
  'online-marketplace': 'marketplace',
  'own-brand-online-shop': 'online shop',
  'pet-care': 'pet care business',
  'photography-studio': 'studio',
  'physiotherapy-practice': 'practice',
  'plumbing-and-heating': 'plumbing firm',
  'recruitment-agency': 'agency',
  restaurant: 'restaurant',
  'senior-home-care': 'care service',
  'software-as-a-service': 'software firm',
  'translation-service': 'translation office',
  tutoring: 'tutoring business',
  'vegetable-farm': 'farm',
  'web-studio': 'studio',
};

/** The noun for a business of this industry, without an article; "business" where none is known. */
export function tradeNoun(industryId: string | undefined): string {
  return (industryId === undefined ? undefined : nouns[industryId]) ?? 'business';
}
