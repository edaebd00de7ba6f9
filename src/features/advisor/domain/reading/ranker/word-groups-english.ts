import type { GroupWords } from './group-names.ts';

/** Words of founders who write English. The form of the list is in group-names.ts. */
export const englishGroups: GroupWords = {
  cost: `cost costs costing cost_price expense expenses unit_cost per_unit landed to_make to_produce direct_cost*
    comes_to come_to came_to runs_me runs_to sets_me about_us about_me wholesale ex_works farmgate bought_in buy_in`,
  'we-pay': `we_pay i_pay i'll_pay we'll_pay pay_for i_buy we_buy buy_it buy_them bought_for paid_out costs_me costs_us
    cost_me cost_us me_about us_about charges_me charges_us gets_paid i_give we_give gets takes wants asks
    i_owe i_rent we_rent i_hire paid_by_me i_pay_them have_to_pay to_pay bills_me bills_us invoices_me goes_to go_to`,
  material: `material* ingredient* parts part stock beans bean flour feed fuel diesel petrol gasoline gas packaging
    packing postage printing print prints bottle* label* labels consumable* fabric fabrics yarn timber wood wax clay
    seed seeds goods raw thread food_cost courier freight shipping postal parcel mailer* jar jars lid lids bag bags
    box boxes cup cups lining leather paper ink filament resin glue paint varnish steel aluminium copper tile tiles
    glass milk cream butter sugar eggs meat fish chicken rice vegetables fruit grapes hops malt yeast corn cheese oil
    oils tea coffee spices honey herbs flowers roses stems plants compost soil pots bulbs tubers needles pigments
    gloves detergent soap shampoo chemicals cleaning_products filters filter bulb battery batteries cells wire cable
    screws nails foam cushion canvas frame frames glazing pellets charcoal ice water linen laundry towels toll tolls
    tolls_and sandwich lunch lunches snacks drinks wine beer spirits cocktail* syrup venue_hire tickets_for
    translator* editor* freelancer* contractor* subcontract* lab lab_fee* lab_work analysis testing test_kit* swab
    kit_for licence_fee_per api_call* tokens sms messages disposal tip_fee* skip landfill dump transport travel
    cab taxi mileage tax_stamp unit_cost labour labor piecework sewing seamstress* per_piece assembly medicine*
    vaccine* drugs blades bits disc discs tyres tires grease lubricant fertiliser fertilizer fry fingerlings chicks
    pullets calves hay straw bales bedding cement sand gravel bricks stone plaster primer cloth cotton wool silk
    buttons zips elastic candle wicks fragrance essence pouches cartons crates pallet sticker stickers ribbon
    insert leaflet flyers_per stamp stamps envelope* customs import_duty`,
  running: `rent rents lease leasing insurance wage wages salary salaries payroll hosting software electricity
    power overhead* fixed utilities utility phone telephone mobile internet broadband wifi accountant accounting
    accountancy bookkeep* cleaner cleaning storage warehouse licences running_cost* monthly_cost* advertising ads
    adverts google_ads facebook_ads instagram marketing server servers cloud repayment* instalment* installment*
    landlord pitch stall stalls pitch_fee stall_fee franchise council parking vet dues maintenance part-time
    part-timer* assistant helper helpers staff employee* driver drivers apprentice* tram_pass bus_pass travel_card
    season_ticket data data_plan airtime sim telematics council_tax rates business_rates heating gas_bill
    electric water_rates security guard guards caretaker receptionist cook cooks waiter waiters waitress barista
    nanny nurse nurses technician technicians mechanic secretary admin manager sales_rep salesman salespeople
    field_boys labourers workers tutor tutors instructor instructors trainer_pay teacher_pay wages_for berth mooring
    hangar stable stables paddock grazing garage yard shed unit studio office desk co-working coworking kitchen
    commissary room hall gym_space bay shop premises booth chair_rent liability professional_indemnity indemnity
    public_liability road_tax mot registration_renewal membership_of chamber association_fee subscription_to
    zoom canva adobe quickbooks xero shopify website_hosting domain booking_system booking_software crm pos till
    point-of-sale card_terminal terminal bank_charges loan_repayment loan_payment car_payment car_lease van_lease
    leased rented finance hire_purchase`,
  once: `buy bought purchase* second_hand second-hand used website app build building built licence license permit permits
    certificate certification registration start-up startup set-up_cost* setup_cost* to_start to_open to_begin
    start_with initial investment invest one-off opening_stock first_stock starting_stock fit-out fitting
    fit_out fitout refurb* renovat* conversion convert* shopfit development prototype* register rebuild upgrade_to
    install* installed already_paid paid_already paid_off down_payment key_money premium_for franchise_fee
    planning_permission patent patents trademark tooling mould* moulds certification_cost legal_fees incorporation
    deposit_on_the bond_for equip equipping kitting kitted order_of_stock first_order first_batch launch
    photoshoot logo branding`,
  equipment: `machine machines machinery equipment van vans truck trucks car cars trailer trailers oven ovens kiln press
    tool tools kit laptop laptops computer computers printer printers fridge fridges freezer freezers counter
    furniture boat boats bike bikes scooter scooters drone drones camera cameras lens tractor mower mowers
    generator compressor pump pumps tank tanks boiler roaster grinder mixer mixers dough_mixer fryer grill griddle
    hob extraction extractor hood coffee_machine espresso_machine dishwasher washer washers dryer dryers sewing_machine
    overlocker loom lathe saw saws bandsaw planer router cnc laser laser_cutter cutter welder lift lifts ramp crane
    forklift container containers greenhouse polytunnel tunnel tent tents yurt marquee stage sound_system speakers
    lights lighting projector screen screens headset headsets chair chairs table tables couch bed beds treadmill*
    rower reformer mats mirrors shelves shelving racking racks rack cart carts stall kiosk booth gazebo cabin hut
    container_home pod sauna tub hot_tub cooler cold_room chiller still stills fermenter* bottling_line line
    hive hives fencing fence coop pens nets turf floor flooring panels solar inverter charger chargers sensor_rig
    scanner scanners microscope autoclave ultrasound x-ray steriliser sterilizer pressure_washer vacuum scaffolding
    ladder ladders wheel wheels kayak* canoe* paddleboard* surfboard* wetsuit* helmet* harness horse horses pony
    ponies truck_conversion horsebox baler shredder pelletiser mill mills moulds pottery_wheel wheels easel*
    piano pianos console mixing_desk microphone* server_rack station stations locker lockers vending rig rigs
    excavator digger loader tipper minibus bus coach ambulance motorbike* tricycle rickshaw`,
  'pay-self': `pay_myself myself ourselves take_home take-home my_own_wage my_wage my_salary my_pay live_on
    draw need_to_live salary_for_me for_me to_earn i_need i_want_to_earn i'd_like_to_earn own_wage own_pay living
    take_out pay_us each_of_us wage_for_me my_living`,
  'own-money': `savings saved save my_own our_own own_money put_in put_aside putting_in redundancy inheritance
    inherited own_pocket pocket own_capital capital of_mine in_the_bank severance payout own_funds start_with
    set_aside i_have we_have nest_egg self-funded pension`,
  'lent-money': `loan loans bank lend* lent borrow* credit grant grants investor* angel* subsid* crowdfund* fund
    funding backer* parents mother father dad mum uncle aunt brother sister family friend* kickstarter overdraft
    microloan government province seeking raise raising raised equity`,
  expect: `expect* hope hoping hopefully aim aiming plan planning planned target reckon guess should would want
    forecast estimate* assume* think by_the_end first_year year_one second_year within_a_year to_begin_with
    in_the_beginning at_first initially start_with to_start goal projected will probably maybe i'd we'd break_even
    break-even need_about to_sell will_sell`,
  capacity: `can could max maximum at_most most up_to capacity room seats seat places place fit fits no_more_than
    slots slot beds limited limit manage make produce output holds hold tables table per_batch batch
    only_do able handle hours_a_week days_a_week open opening bays bay stalls chairs units fields boxes tents pitches`,
  current: `already so_far currently now today existing last_year signed sold at_present waiting_list regulars
    at_the_moment have_had we_serve last_season last_month this_year since current pre-order* preorder* booked
    done made running_since paying beta pilot trial* waitlist signed_up customers_already`,
  'there-are': `there_are there's around_here live living nationwide in_the_country in_town in_the_city region
    registered potential exist households inhabitants population about altogether some roughly in_our in_my
    in_the_county county district city within catchment nearby of_them statistics census total`,
  spend: `spend* budget* afford willing income earn earns earning used_to_paying pay_now paying_now pay_today
    currently_pay spends they_pay would_pay prepared_to up_to_now have_about grant_of allowance voucher`,
  charge: `charge charges charging charged price prices priced pricing sell selling sells sold_at ticket tickets
    fee fees rate rates pays pay per_person per_head each admission costs_the hire entry flat adult adults child
    children single basic standard premium normal full small large medium starter from_the_customer tier plan
    customers_pay at_a_price day_rate hourly quote invoice`,
  entry: `set-up setup set_up joining registration_fee onboarding one-off one-time one_off one_time enrolment
    enrollment sign-up_fee initial once connection installation first_visit assessment deposit_of starter_fee
    joining_fee admission_fee upfront up_front activation`,
  period: `monthly month subscription* membership member members annual annually yearly year retainer season weekly
    week quarterly plan licence per_seat per_user pass licence_fee maintenance_contract service_contract abo`,
  rival: `competitor* rival* others other elsewhere they_charge charges chain chains supermarket* amazon cheaper
    dearer expensive brand* alternatives alternative nearest instead ikea existing big the_usual market_leader
    agency agencies hotel hotels online imported import`,
  experience: `experience worked trained training taught degree background as_a ran managed career apprentice*
    qualified since bring years_in years_as years_at years_of former ex graduated diploma certified studied did
    been for_years chef nurse teacher engineer in_the_trade`,
  wait: `wait waits waiting turnaround deliver* lead_time lead_times queue ready dispatch* arrive* booked_out back_in
    takes_them response respond callout call-out next_day same_day same-day within weeks_for months_for backlog
    notice shipping`,
  duration: `takes take took lasts last long session sessions lesson* minutes minute hours hour workshop class
    classes appointment visit tour course half-day each`,
  frequency: `every times time twice once weekly monthly yearly regular* often come_back comes_back returns again
    a_year a_month a_week per_year per_month per_week per_season seasonal visits orders per_annum`,
  pack: `pack packs box boxes bundle* ticket_of card block course_of set sets package* crate six-pack bag bags
    jar kit hamper* ten-visit pass punch tray carton pallet bunch ten for_two combo together incl included
    including with_all series of_ten of_five of_six family`,
  order: `order orders minimum_order min at_once basket per_order usually_buy usually_buys buys average typical
    typically usually party group groups of_people per_table per_job a_time at_a_time minimum`,
  extra: `extra extras plus add add-on add-ons addon on_top surcharge additional delivery supplement option optional
    express upgrade weekend weekends rush beyond over after travel call-out mileage engraving gift wrap fitting
    install* with more another sundays`,
  deposit: `deposit deposits refundable refunded returned get_back back_again bond caution security`,
  commission: `commission commissions share cut takes keeps keep percentage platform split takings of_sales
    of_the_sale of_turnover of_each royalty royalties etsy airbnb booking_com stripe paypal card`,
  margin: `margin margins markup mark-up mark_up profit gross keep left_over net`,
  tax: `tax taxes vat gst duty levy sales_tax hst`,
  discount: `discount* off less cheaper no-show* no-shows cancel* return_rate returned concession* students
    half_price reduced early_bird rebate free fail churn convert waste loss breakage occupancy`,
  commitment: `contract contracts minimum notice term commitment locked sign_for at_least tie-in tied months'
    cancel agreement bound guarantee warranty trial`,
  team: `staff employee* me_and my_wife my_husband helper* part-time part-timer* full-time founders we_are us team
    of_us brother sister partner_and apprentice* colleague* people hire hiring drivers developer* teachers nurses
    mechanics volunteers baristas co-founder* cousin son daughter technicians cooks`,
  partner: `supplier* partner* shops stores markets market farmers channel* growers workshops dealers retailers
    stockists delis cafes cafés restaurants agencies schools clubs studios outlets salons newsletters associations
    instagram followers farms breweries vets surgeries garages via through listed route`,
  buyer: `customer* client* subscriber* member* guest* patient* pupils students users owners families companies firms
    businesses households homes practices offices hotels schools buyers parents players riders visitors people`,
  trait: `aged age between_the_ages years_old old staff employees workers income children with_at_least beds
    turnover size flats members_each bedrooms acres hectares cows under over up_to kids pupils_each seats`,
  resale: `resell* resale sell_on sells_on their_customers their_guests their_clients they_sell they_charge retail
    retails rrp shelf_price on_the_menu charge_their guests_pay bill_their re-sell`,
  product: `weigh* weighs kilo grams gram size sizes colour* color* model* flavour* flavor* watt watts volt litre*
    liter* ml cm mm long wide diameter high thick tall battery screen types kinds varieties recipes layers degrees
    pages modules languages designs species sorts inch`,
  place: `km kilometre* kilometer* miles mile radius square m2 sqm floor away drive rooms location* within metres
    acres hectare* sq ft minutes_from area garden barn workshop unit premises shop plot land site sites`,
  self: `i we my our me us i'm we're i'll we'll i've we've mine ours i'd we'd`,
  they: `they them their they're customers clients people parents who somebody someone he she his her nobody owners
    those families`,
  unsure: `about around approx* roughly maybe perhaps probably ca circa or_so some say think not_sure ish nearly
    almost guess`,
  from: `from starting starts over above more_than at_least upwards min minimum`,
  each: `each apiece per a an piece pc one every`,
  get: `get_paid i_get we_get we_earn brings bring brings_in i_keep we_keep earns_me pays_me pays_us they_pay
    paid_to_me for_us i_take we_take i_ask we_ask i'd_ask i_want i_charge we_charge i'd_charge we'd_charge i'll_charge
    we'll_charge i_sell we_sell sell_for sells_for sell_at go_for goes_for retail_at priced_at from_each we_bill
    i_bill pays pay_us pay_me`,
  'hire-out': `rent_out rent_the hire_out let_out renting_out hire hires rental rentals to_rent lend_out borrow a_night
    per_night nightly overnight`,
};
