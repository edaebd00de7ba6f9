import { artisanBakery } from './industries/artisan-bakery.ts';
import { bicycleRepair } from './industries/bicycle-repair.ts';
import { bookkeepingService } from './industries/bookkeeping-service.ts';
import { catering } from './industries/catering.ts';
import { ceramicsStudio } from './industries/ceramics-studio.ts';
import { childcare } from './industries/childcare.ts';
import { clothingBoutique } from './industries/clothing-boutique.ts';
import { coffeeShop } from './industries/coffee-shop.ts';
import { courierDelivery } from './industries/courier-delivery.ts';
import { coworkingSpace } from './industries/coworking-space.ts';
import { craftBrewery } from './industries/craft-brewery.ts';
import { drivingSchool } from './industries/driving-school.ts';
import { eventPlanning } from './industries/event-planning.ts';
import { fitnessStudio } from './industries/fitness-studio.ts';
import { florist } from './industries/florist.ts';
import { foodTruck } from './industries/food-truck.ts';
import { furnitureWorkshop } from './industries/furniture-workshop.ts';
import { guestHouse } from './industries/guest-house.ts';
import { hairSalon } from './industries/hair-salon.ts';
import { houseCleaning } from './industries/house-cleaning.ts';
import { independentBookshop } from './industries/independent-bookshop.ts';
import { jewelleryStudio } from './industries/jewellery-studio.ts';
import { landscaping } from './industries/landscaping.ts';
import { languageSchool } from './industries/language-school.ts';
import { managementConsulting } from './industries/management-consulting.ts';
import { marketingAgency } from './industries/marketing-agency.ts';
import { mealPrepDelivery } from './industries/meal-prep-delivery.ts';
import { mobileApp } from './industries/mobile-app.ts';
import { musicSchool } from './industries/music-school.ts';
import { onlineCourses } from './industries/online-courses.ts';
import { onlineMarketplace } from './industries/online-marketplace.ts';
import { ownBrandOnlineShop } from './industries/own-brand-online-shop.ts';
import { petCare } from './industries/pet-care.ts';
import { photographyStudio } from './industries/photography-studio.ts';
import { physiotherapyPractice } from './industries/physiotherapy-practice.ts';
import { plumbingAndHeating } from './industries/plumbing-and-heating.ts';
import { recruitmentAgency } from './industries/recruitment-agency.ts';
import { restaurant } from './industries/restaurant.ts';
import { seniorHomeCare } from './industries/senior-home-care.ts';
import { softwareAsAService } from './industries/software-as-a-service.ts';
import { translationService } from './industries/translation-service.ts';
import { tutoring } from './industries/tutoring.ts';
import { vegetableFarm } from './industries/vegetable-farm.ts';
import { webStudio } from './industries/web-studio.ts';
import type { IndustryKnowledge } from './knowledge.types.ts';

/** Every industry the advisor knows. */
export const industries: readonly IndustryKnowledge[] = [
  artisanBakery,
  bicycleRepair,
  bookkeepingService,
  catering,
  ceramicsStudio,
  childcare,
  clothingBoutique,
  coffeeShop,
  courierDelivery,
  coworkingSpace,
  craftBrewery,
  drivingSchool,
  eventPlanning,
  fitnessStudio,
  florist,
  foodTruck,
  furnitureWorkshop,
  guestHouse,
  hairSalon,
  houseCleaning,
  independentBookshop,
  jewelleryStudio,
  landscaping,
  languageSchool,
  managementConsulting,
  marketingAgency,
  mealPrepDelivery,
  mobileApp,
  musicSchool,
  onlineCourses,
  onlineMarketplace,
  ownBrandOnlineShop,
  petCare,
  photographyStudio,
  physiotherapyPractice,
  plumbingAndHeating,
  recruitmentAgency,
  restaurant,
  seniorHomeCare,
  softwareAsAService,
  translationService,
  tutoring,
  vegetableFarm,
  webStudio,
];

const byId = new Map(industries.map((industry) => [industry.id, industry]));

/** One industry by its id; undefined for one that is not known. */
export function getIndustry(id: string): IndustryKnowledge | undefined {
  return byId.get(id);
}
