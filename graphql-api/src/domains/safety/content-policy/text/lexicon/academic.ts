import type { Lexicon } from './lexicon.ts';

const work =
  'assignment/asignment/assigment/assingment/homework/home_work/hw/thesis/dissertation/essay/coursework/course_work/lab_record/record_work/lab_report/lab_manual/lab_file/practical_file/digital_assignment/term_paper/research_paper/sop';

const projects = 'project/mini_project/final_year_project/major_project/capstone/project_report/case_study/da';

export const academic: Lexicon = {
  kind: 'exam papers and paid assignments',
  strong: `
    leaked/leak/stolen/advance/upcoming/confidential/tomorrow/tomorrows/actual/real (of) (the) (next) (semester) exam/examination/question/semester/sem/fat/cat/cat1/cat2/midterm/mid_term/endsem/end_sem/quiz/internal/final/finals/board (1/2) (question) paper/qp/question,
    fat/cat/cat1/cat2/midterm/endsem/quiz/exam/question/semester (1/2) (question) paper/qp leaked/leak/in_advance/before, leaked paper/qp/exam/question, paper leak/leaked/leaking, paper/exam out ho/already, question paper leak/leaked/in_advance/before/available_before/for_tomorrow, question before (the) exam, exam paper before/in_advance, upcoming paper, upcoming question paper,
    answer key (for/of/to) (the) upcoming/tomorrow/tomorrows/coming/next, answer for/of/to (the) upcoming/tomorrow/tomorrows exam/test/quiz, leaked answer key, answer sheet leaked,
    ${work} writing/writer/done/completed/complete/maker/solver/typing/making (service/services/for/available/money), ${work} service/services/help_available/help_paid/on_payment/for_money/for_cash/for_a_fee/for_fee/for_you/per_page/on_rent, ${work} help, ${work} solved for_money/for_cash/for_you/for_a_fee/by_expert/by_experts, ${work} readymade/ready_made, solved assignment for money/sale,
    i/we/ill/will/can/get/getting/someone/expert/experts (will/can/also/shall) write/writing/wrote/complete/completing/finish/solve/solving/submit/handle/do/doing/did (all/any/of) your/ur/ur/any/all/yours/others/other/peoples/everyones/students (the) (pending/college/digital/lab/final/year/mini) ${work}/${projects}/record/project/quiz/quizze/da,
    ${projects} writing/writer/maker/service/services/help_available/for_money/for_cash/readymade/ready_made/on_payment,
    write/do/complete/finish/solve/make assignment/homework/thesis/dissertation/record for (your/you/a/money/cash/fee), will/i/we/can do/write/complete/make/finish (your/ur/any/all) (final/year/mini) assignment/homework/thesis/project/record for, paid/pay_for/hire_for ${work}, paid project, ready_made/readymade ${work}/project/record, custom ${work},
    buy assignment/thesis/dissertation/essay, ghost writer, ghostwriter, ghost writing, ghostwriting, ghostwrite, handwritten assignment service/for, assignment handwritten for,
    proxy attendance/exam/test/candidate/class/lab/student/interview/lecture/marking/service/wala/available/lagana/laga/lagwana/lagwao/lagao/lagwa/lagegi/dunga/online, give proxy, attendance proxy/manage/managed/marking/service/for_money, mark/give/manage/fake your/ur/my/any/the attendance, fake attendance, attendance laga/lagwa/lagwao,
    take/write/attend/sit/give/attempt your/ur/any/online exam/test/quiz/quizze/class/course/interview/paper/exams for, take/write/attend/sit/give/attempt your/ur (online/offline/end/final/semester/whole/internal/next) exam/test/quiz/quizze/class/interview/paper, sit for your/ur exam/test, exam/test/quiz taker/taking/writer/helper/sitter, dummy candidate, impersonate, impersonation, impersonator, online exam help/cheating/helper, exam cheating/cheat/hack/help_paid,
    cheating device/kit/earpiece/watch/material, cheat chit, exam chit, chit for exam, micro xerox, mini xerox, microxerox, micro chit, micro print chit, pocket chit, (bluetooth/spy/micro/invisible/mini/hidden) (bluetooth) exam earpiece, earpiece/earbud/earphone/bluetooth for exam, exam earpiece/earphone/earbud/bluetooth, spy/micro/invisible earpiece/earphone, nano earpiece, spy pen exam,
    turnitin bypass/removal/remove/report/account, bypass turnitin, plagiarism removal/remove/remover/free_report/free_assignment/check_bypass, ai detection/detector removal/bypass, chegg account/answer/unlock, course hero unlock, coursehero, moodle hack, nptel/coursera/udemy/mooc assignment_answer/answer/certificate_without, marks/mark/grade/cgpa/gpa increase/increased/change/changed/hack/boost, increase your marks/cgpa/grade, change your grade/marks,
    assignment/assignments/record/records/homework/project/file/lab_record likh/likhe/likhna/likhne/likhwa/likhwao/likhwana/likhenge/likhunga/likhdunga/likhva/karwao/karwa/karvao/karva/kara/karao/kar/karke/kr/bana/banwa/banwao/banwana/bna/krwao/krwa/karenge/karunga/complete, paper leak/out ho, nakal, pharra, farra chit, parchi for exam, exam ki parchi,
    असाइनमेंट लिख/लिखवाएं/लिखवाये/लिखवा/लेखन/करवाएं/करवा/कर/बनवा/बनवाएं/लिखने, होमवर्क करवा/कर/करवाएं/लिख, पेपर लीक, लीक पेपर/प्रश्न, प्रश्न पत्र/पत्र लीक, प्रश्न पत्र परीक्षा से पहले, प्रश्नपत्र लीक, परीक्षा से पहले, प्रॉक्सी, प्राक्सी अटेंडेंस, हाजिरी लगा, हाजिरी लगवा, प्रोजेक्ट बनवा, प्रोजेक्ट बनवाएं, नकल, थीसिस लिख, थीसिस लेखन, plagiarism free, no plagiarism, pay after result/marks, guaranteed marks/pass/grade, marks/pass/grade guaranteed, no need to attend/study, need not attend, we/i handle your deadline/deadlines, sit in for you, answers (will be) (sent/shared/given) during/in (the) exam, solved during exam`,
  medium: `
    write/writing/wrote/complete/completing/finish/solve/solving/submit/handle/do/doing/did (all/any/of) your/ur/ur/any/all/yours/others/other/peoples/everyones/students (the) (pending/college/digital/lab) ${work}/record/project/quiz/quizze/da,
    exam paper, examination paper, exam question, qp leak, make/do/complete your/ur/any/all project, thesis for sale, solved assignment, assignment answer, project with report for money, question paper for, internal marks`,
  doubtful: `(lab) record/manual filled/complete/completed/written/readings/with_readings, lab record complete, (complete/completed/filled) lab record complete/mechanics/completed, filled record/lab_record/manual, record with (all) readings/output/outputs, lab record complete, assignment/assignments of last/previous/seniors/senior, old/solved/senior/seniors assignment/assignments, project (on/of) with (full/source/complete) code/report/ppt/documentation`,
  weak: `proxy, ${work}, cheat sheet, chit, make your project, lab record`,
  offers: `paid, payment, fee, cheap, service, services, money, cash, handwriting, deadline, plagiarism, attendance, slot, guaranteed, urgent,
    submission, page`,
  harmlessBefore: `previous, past, solved, sample, model, practice, practise, old, last, years, year, semester, mock, class, board, specimen, pyq, pyqs`,
  harmlessAfter: `notebook, folder, pad, holder, planner, diary, binding, clip, clips, cover, covers, file, files, sheets, sheet, book, register, bag, tray,
    organizer, years, pattern, bank, clipboard, stand, template, tracker, pins, rack, box, card, proof`,
  harmlessNear: `this, these, pen, pens, table, desk, lamp, laptop, kit, chair, printer, previous, past, solved, sample, model, practice, pyq, planner, blank, empty, unused, binding, notebook, network, server, folder`,
};
