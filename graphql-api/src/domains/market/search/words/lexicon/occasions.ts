/**
 * Occasions, people and places that things are for and that do not say which thing is meant: a calculator "for my maths exam" is any calculator.
 * Excludes sports and things: shoes for football and a bag for a laptop differ from other shoes and bags.
 */
const WORDS = `
exam exams examination examinations paper papers test tests quiz quizzes viva semester semesters sem sems class classes lecture lectures course courses subject subjects practical practicals
project projects assignment assignments submission submissions study studies studying homework work job office internship internships interview interviews placement placements
presentation presentations seminar convocation function functions party parties fest fests festival festivals celebration celebrations wedding weddings marriage birthday anniversary
farewell freshers orientation event events competition competitions trip trips tour tours travel travelling journey journeys vacation vacations holiday holidays
college school campus university hostel dorm pg flat house home room rooms apartment balcony corridor terrace
day days daily night nights morning mornings evening evenings weekend weekends year years month months monday tuesday wednesday thursday friday saturday sunday
use usage using everyday regular personal myself me him her them us family friend friends brother sister mom mum mother dad father parents roommate roommates roomie classmate classmates
girlfriend boyfriend cousin niece nephew uncle aunt kid kids child children daughter son people person students student fresher everyone
notes team club group band gang gift gifts gifting present diwali holi christmas pongal onam eid dussehra navratri summer winter summers winters monsoon season
december january november october
`;
export const occasions: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Subjects of study. A calculator "for maths" is any calculator, but a book for maths is not any book. */
export const studied: ReadonlySet<string> = new Set(
  'maths math mathematics physics chemistry chem biology bio mechanics economics accounts statistics stats engineering science commerce medical btech mtech mba'.split(
    ' ',
  ),
);

/** Words for things that have a subject: "a book for my maths exam" is a book about maths. */
export const ofSubjects: ReadonlySet<string> = new Set(
  'book books textbook textbooks notes note guide guides material materials papers pyq pdf kitab pustak pustakam puthagam solution solutions manual record'.split(
    ' ',
  ),
);
